import { openSessionTabs } from '@soe/shop-platform'

/** Milliseconds between two looks at the clock. */
const lookEvery = 1000

interface WorldClock {
  now: number
  frozen: boolean
}

/**
 * Tells the shop's tabs the time of the simulated world, which a tester may move at any moment: to the shop it is one
 * tab more. Looks only while someone can see the page, and no more once the simulator refuses.
 */
const followWorldClock = (window: Window & typeof globalThis) => {
  const tabs = openSessionTabs({ openChannel: (name) => new window.BroadcastChannel(name) })
  const look = async () => {
    if (window.document.visibilityState !== 'visible' || !window.navigator.onLine) return
    const reply = await window.fetch('/__sim/clock')
    if (!reply.ok) return window.clearInterval(timer)
    const { now, frozen } = (await reply.json()) as WorldClock
    tabs.post({ kind: 'time', now, isFrozen: frozen })
  }
  const timer = window.setInterval(() => void look().catch(() => undefined), lookEvery)
}

followWorldClock(window)
