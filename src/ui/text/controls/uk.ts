/** Spoken names of the controls' own parts. */
export const uk = {
  less: 'менше',
  more: 'більше',
  close: 'Закрити',
  clause: (id: string) => `Правило ${id}`,
  seal: { brand: 'Печатка «Арбітра»', verdict: 'Печатка рішення', broken: 'Зламана печатка' },
};
