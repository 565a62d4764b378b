const { require: load } = await import('tsx/cjs/api');
const { matchFigures } = load('./bench/app/virtual.ts', import.meta.url);
const { served } = load('./bench/app/page.ts', import.meta.url);
const [folder, times, ...games] = process.argv.slice(2);
await served(folder, async (url) => {
  for (let i = 0; i < Number(times); i++) for (const g of games) {
    const t = Date.now();
    const f = await matchFigures(url, g);
    console.log(g, f.shown + f.dropped, 'frames', (100 * f.dropped / (f.shown + f.dropped)).toFixed(1) + ' %', 'longest', Math.round(f.longest), ((Date.now() - t) / 1000).toFixed(0) + ' s');
  }
});
