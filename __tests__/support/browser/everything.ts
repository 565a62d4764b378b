/** Everything a page holds that somebody could read: document, spoken tree, address, storage, title. */
import type { CDPSession, Page } from 'playwright-core';

export interface Everything {
  html: string;
  spoken: string;
  rest: string;
}

/** `id` stands for the match: each side has its own. */
export async function everythingOn(page: Page, cdp: CDPSession, id: string): Promise<Everything> {
  const [found, { nodes }] = await Promise.all([
    page.evaluate(readPage),
    cdp.send('Accessibility.getFullAXTree'),
  ]);
  const spoken = nodes
    // Boxes without a name, a value or a property say nothing to anyone.
    .filter(({ ignored, name, properties }) => !ignored && (name?.value || properties?.length))
    .map(({ role, name, value, description, properties }) =>
      JSON.stringify([
        role?.value,
        name?.value,
        value?.value,
        description?.value,
        properties
          ?.filter(({ name: what }) => what !== 'focused')
          .map((one) => [one.name, one.value.value]),
      ]),
    )
    .join('\n');
  const plain = (text: string): string => numbered(text.replaceAll(id, 'MATCH'));
  return { html: plain(found.html), spoken: plain(spoken), rest: plain(found.rest) };
}

/** Sheets that were open once leave an empty place for themselves at the end of the document. */
function bare(text: string): string {
  return text.replace(/(<div><\/div>)+<\/body>/, '</body>');
}

/** React numbers its ids as components mount, which two windows do in their own order: counted anew. */
function numbered(text: string): string {
  const known = new Map<string, string>();
  return bare(text).replace(/_r_[0-9a-z]+_/g, (id) => {
    if (!known.has(id)) known.set(id, `_id_${known.size}_`);
    return known.get(id) ?? id;
  });
}

async function readPage(): Promise<{ html: string; rest: string }> {
  const cached: string[] = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) cached.push(`${name} ${url}`);
  const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[];
  return {
    html: document.documentElement.outerHTML,
    rest: JSON.stringify({
      title: document.title,
      address: location.href,
      // The navigator names each visit by chance; everything else it keeps there is compared.
      state: { ...(history.state as { id?: string } | null), id: undefined },
      local: { ...localStorage },
      session: { ...sessionStorage },
      cookies: document.cookie,
      databases: (await indexedDB.databases()).map(({ name }) => name),
      cached: cached.sort(),
      fields: fields.map(({ value }) => value),
      window: window.name,
    }),
  };
}

/** The first place where two pages differ, with what stands there; null when they are the same. */
export function firstDifference(a: Everything, b: Everything): string | null {
  for (const part of ['html', 'spoken', 'rest'] as const) {
    const [left, right] = [a[part], b[part]];
    if (left === right) continue;
    let at = 0;
    while (left[at] === right[at]) at += 1;
    const near = (text: string): string => text.slice(Math.max(0, at - 160), at + 160);
    return `${part}: …${near(left)}…\n  but: …${near(right)}…`;
  }
  return null;
}
