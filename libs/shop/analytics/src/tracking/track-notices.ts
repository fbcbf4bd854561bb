import { delays, type Shop } from '@soe/shop-platform'
import type { Tracker } from './create-tracker'

/** What a warning says that was sent no text (the specification, platform 4). */
const noMessage = 'NO MESSAGE SENT'

/** Reports each notice once, a second after it shows, with the page it shows on. */
export const trackNotices = ({ notices, environment }: Shop, tracker: Tracker): (() => void) => {
  let latest = 0
  const report = () => {
    const fresh = notices.get().filter(({ id }) => id > latest)
    latest = Math.max(latest, ...fresh.map(({ id }) => id))
    const { page } = tracker.here()
    for (const { type, text = noMessage } of fresh) {
      const tell = () => tracker.send({ event: 'notification', page, type, message: text })
      void environment.wait(delays.notificationTracking).then(tell)
    }
  }
  report()
  return notices.subscribe(report)
}
