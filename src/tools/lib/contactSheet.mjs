/** Pictures of screens beside each other in one picture, each with its name. */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const HEIGHT = 420;

/** `files` stand in `folder`, where the sheet goes too. */
export async function contactSheet(browser, folder, name, files) {
  const page = await browser.newPage({ viewport: { width: 2200, height: 600 } });
  const html = path.join(folder, `${name}.html`);
  const figures = files.map(
    (file) =>
      `<figure><img src="${file}" height="${HEIGHT}"><figcaption>${path.parse(file).name}</figcaption></figure>`,
  );
  const style =
    'body{display:flex;flex-wrap:wrap;gap:16px;margin:16px;background:#777;font:14px sans-serif}figure{margin:0}';
  writeFileSync(html, `<meta charset="utf-8"><style>${style}</style>${figures.join('')}`);
  await page.goto(`file://${html}`);
  await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
  await page.close();
  rmSync(html);
}
