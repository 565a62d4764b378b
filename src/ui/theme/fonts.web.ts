/**
 * The six faces in the browser: plain @font-face rules that swap the letters in when they arrive,
 * so that nothing waits for them. The files are static, in assets/public/fonts.
 */
import { useEffect } from 'react';

import { FACES } from './type';

const STYLE_ID = 'arbitr-fonts';

function fontRule(family: string): string {
  return `@font-face{font-family:"${family}";src:url("/fonts/${family}.woff2") format("woff2");font-display:swap}`;
}

export function useAppFonts(): boolean {
  useEffect(() => {
    if (document.getElementById(STYLE_ID)) return;
    const style = document.createElement('style');
    style.id = STYLE_ID;
    style.textContent = Object.values(FACES).map(fontRule).join('');
    document.head.appendChild(style);
  }, []);
  return true;
}
