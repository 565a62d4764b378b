/** Backup files: writing them and reading them. Taking one in is ../../match/backup's business. */
export * from './format';
export { exportBackup, exportEverything, type ExportOptions } from './export';
export { readBackup, type Backup, type BackupEntry, type BackupMatch } from './read';
