/** Nobody needs the picture to come in: it is drawn when the rest is there. */
import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import { View } from 'react-native';

const Drawn = lazy(() => import('./QrCode'));

export function QrCode(props: ComponentProps<typeof Drawn>): ReactNode {
  const { size } = props;
  return (
    <Suspense fallback={<View style={{ width: size, height: size }} />}>
      <Drawn {...props} />
    </Suspense>
  );
}
