import { delays, useTexts, useThrottleList } from '@soe/shop-platform'
import { classNames, SectionHeading } from '@soe/ui'
import { useAfter } from '../use-after'
import styles from './error-help.module.css'
import { helpRowsFor } from './help-rows'
import { helpTexts } from './help-texts'
import { CallWay, ChatWay, VideoWay } from './help-ways'

export const ErrorHelp = () => {
  const texts = useTexts(helpTexts)
  const rows = helpRowsFor(useThrottleList())
  const later = useAfter(delays.clickToCallInit) ? undefined : styles.later
  return (
    <section className={classNames(styles.help, rows.length === 0 && later)} aria-label={texts.title}>
      <SectionHeading>{texts.title}</SectionHeading>
      <div className={styles.ways}>
        {rows.map(({ way, text }) =>
          way === 'chat' ? <ChatWay key={way}>{texts[text]}</ChatWay> : <VideoWay key={way}>{texts[text]}</VideoWay>,
        )}
        <CallWay className={later} />
      </div>
    </section>
  )
}
