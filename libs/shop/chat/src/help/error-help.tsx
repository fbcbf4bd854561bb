import { delays, useTexts, useThrottleList } from '@soe/shop-platform'
import { Button, CallIcon, ChatIcon, classNames, Heading, SectionHeading, VideoIcon } from '@soe/ui'
import type { ReactNode } from 'react'
import { useAfter } from '../use-after'
import { useVideoHelp } from '../video/use-video-help'
import { VideoButton } from '../video/video-button'
import styles from './error-help.module.css'
import { helpRowsFor, type HelpText } from './help-rows'
import { helpTexts } from './help-texts'
import { useHelpByChat } from './use-help-by-chat'

interface WayProps {
  icon: ReactNode
  title: string
  className?: string | undefined
  children: ReactNode
}

const Way = ({ icon, title, className, children }: WayProps) => (
  <div className={classNames(styles.way, className)}>
    {icon}
    <Heading size={22}>{title}</Heading>
    {children}
  </div>
)

const ChatWay = ({ text }: { text: HelpText }) => {
  const texts = useTexts(helpTexts)
  const { state, ask } = useHelpByChat()
  return (
    <Way icon={<ChatIcon />} title={texts.chatTitle}>
      {state === 'failed' ? <p role="alert">{texts.notAnswering}</p> : <p className={styles.open}>{texts.chatWait}</p>}
      <Button variant="ink" size="small" busy={state === 'asking'} busyLabel={texts.retrying} onClick={ask}>
        {texts[text]}
      </Button>
    </Way>
  )
}

const VideoWay = ({ text }: { text: HelpText }) => {
  const texts = useTexts(helpTexts)
  const video = useVideoHelp()
  if (!video) return null
  return (
    <Way icon={<VideoIcon />} title={texts.videoTitle}>
      <p className={styles.open}>{texts.videoWait(video.agents)}</p>
      <VideoButton video={video} variant="ink">
        {texts[text]}
      </VideoButton>
    </Way>
  )
}

const CallWay = ({ className }: Pick<WayProps, 'className'>) => {
  const texts = useTexts(helpTexts)
  return (
    <Way icon={<CallIcon />} title={texts.callTitle} className={className}>
      <p>{texts.call}</p>
      <Button variant="outline" size="small" href="tel:+18005550142">
        {texts.number}
      </Button>
    </Way>
  )
}

/** Who can help, as the throttle list says; a call is always possible. */
export const ErrorHelp = () => {
  const texts = useTexts(helpTexts)
  const rows = helpRowsFor(useThrottleList())
  const canCall = useAfter(delays.clickToCallInit)
  const later = canCall ? undefined : styles.later
  return (
    <section className={classNames(styles.help, rows.length === 0 && later)} aria-label={texts.title}>
      <SectionHeading>{texts.title}</SectionHeading>
      <div className={styles.ways}>
        {rows.map(({ way, text }) =>
          way === 'chat' ? <ChatWay key={way} text={text} /> : <VideoWay key={way} text={text} />,
        )}
        <CallWay className={later} />
      </div>
    </section>
  )
}
