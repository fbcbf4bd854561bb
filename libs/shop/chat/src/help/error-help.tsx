import { delays, useTexts, useThrottleList } from '@soe/shop-platform'
import { classNames, SectionHeading } from '@soe/ui'
import { useEffect } from 'react'
import { useAfter } from '../use-after'
import styles from './error-help.module.css'
import { helpRowsFor } from './help-rows'
import { helpTexts } from './help-texts'
import { CallWay, ChatWay, VideoWay } from './help-ways'

/** @param onCall the number to call shows from now on */
export const ErrorHelp = ({ onCall }: { onCall?: () => void }) => {
  const texts = useTexts(helpTexts)
  const rows = helpRowsFor(useThrottleList())
  const canCall = useAfter(delays.clickToCallInit)
  const later = canCall ? undefined : styles.later
  useEffect(() => {
    if (canCall) onCall?.()
  }, [canCall, onCall])
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
