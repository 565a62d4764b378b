/** Backup files: writing them and reading them. Taking one in is ../../match/backup's business. */
export * from './format';
export { atOnce, createBreather, inSlices, type Breathe, type BreatherOptions } from './breather';
export { backupOf, exportBackup, exportEverything, type ExportOptions } from './export';
export { readBackup, readingBackup, setAside, type Backup, type BackupMatch } from './read';
