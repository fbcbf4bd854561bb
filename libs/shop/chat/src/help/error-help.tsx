import { useTexts, useThrottleList } from '@soe/shop-platform'
import { SectionHeading } from '@soe/ui'
import styles from './error-help.module.css'
import { helpRowsFor } from './help-rows'
import { helpTexts } from './help-texts'
import { ChatWay, VideoWay } from './help-ways'

/** Offers chat and video where the throttle list allows them; the phone number is in the page above. */
export const ErrorHelp = () => {
  const texts = useTexts(helpTexts)
  const rows = helpRowsFor(useThrottleList())
  if (rows.length === 0) return null
  return (
    <section className={styles.help} aria-label={texts.title}>
      <SectionHeading>{texts.title}</SectionHeading>
      <div className={styles.ways}>
        {rows.map(({ way, text }) =>
          way === 'chat' ? <ChatWay key={way}>{texts[text]}</ChatWay> : <VideoWay key={way}>{texts[text]}</VideoWay>,
        )}
      </div>
    </section>
  )
}
