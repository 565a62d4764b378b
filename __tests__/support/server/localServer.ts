/** The local server of `npm start` in a process of its own, to be stopped and looked into. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface LocalServer {
  url: string;
  port: number;
  /** How many files and sockets its process has open. */
  openFiles(): Promise<number>;
  /** Gone, as when somebody closes the terminal. */
  stop(): Promise<void>;
}

export async function startServer(folder: string, host = '127.0.0.1'): Promise<LocalServer> {
  const child = fork(path.join(__dirname, 'child.mjs'), [folder, host], { execArgv: [] });
  const answer = async <T>(): Promise<T> => ((await once(child, 'message')) as [T])[0];
  const { port } = await answer<{ port: number }>();
  return {
    url: `http://localhost:${port}`,
    port,
    async openFiles() {
      child.send('openFiles');
      return (await answer<{ openFiles: number }>()).openFiles;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
