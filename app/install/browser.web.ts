/**
 * The browser's question is kept from the moment it comes, which is before any page is drawn, and put when somebody
 * wants it. Safari on phones never sends it and keeps nothing for long of pages that are only visited.
 */
import type { Installing, InstallWay } from './installing';

interface InstallQuestion extends Event {
  prompt(): Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

interface SafariNavigator extends Navigator {
  standalone?: boolean;
}

/** Of the app's own window, not of a page among others. */
function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    (navigator as SafariNavigator).standalone === true
  );
}

/** Only Safari there has «standalone»; on computers it has it too, but no home screen to stand on. */
function isTouchedSafari(): boolean {
  return 'standalone' in navigator && navigator.maxTouchPoints > 0;
}

function watchInstalling(page: Window): Installing {
  const listeners = new Set<() => void>();
  let question: InstallQuestion | null = null;
  let installed = isInstalled();
  const tell = (): void => listeners.forEach((listener) => listener());
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    question = event as InstallQuestion;
    tell();
  });
  page.addEventListener('appinstalled', () => {
    installed = true;
    question = null;
    tell();
  });
  const way = (): InstallWay | null => {
    if (installed) return null;
    if (question) return 'ask';
    return isTouchedSafari() ? 'share' : null;
  };
  return {
    way,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    async ask() {
      const asked = question;
      if (!asked) return false;
      // A browser lets it be put once.
      question = null;
      await asked.prompt();
      const { outcome } = await asked.userChoice;
      tell();
      return outcome === 'accepted';
    },
  };
}

export const installing = watchInstalling(window);
