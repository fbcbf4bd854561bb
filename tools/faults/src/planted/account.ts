import type { PlantedFault } from './planted-fault'

export const account: readonly PlantedFault[] = [
  {
    id: 'clock-stays-in-the-title',
    kind: 'left behind',
    sees: 'After the session was extended the tab still shows the countdown.',
    anchor: 'if (title.current !== undefined) ⟦document.title = title.current⟧',
    faulty: 'undefined',
  },
  {
    id: 'sign-in-leads-to-the-grid',
    kind: 'a wrong route',
    sees: 'Signing in again after a timeout leads to the phones instead of where one was.',
    anchor: 'const goto = encodeURIComponent(⟦signedOut.from ?? `${base}/smartphones`⟧)',
    faulty: '`${base}/smartphones`',
  },
  {
    id: 'session-said-to-go-on-too-early',
    kind: 'a missing await',
    sees: '"You are still signed in" shows although the session could not be extended.',
    anchor: 'if (⟦!(await watcher.extend())⟧) return',
    faulty: '!watcher.extend()',
  },
]
