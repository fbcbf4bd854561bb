import { delays, useTexts, useThrottleList } from '@soe/shop-platform'
import { Button, CallIcon, ChatIcon, Heading, SectionHeading, VideoIcon } from '@soe/ui'
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
  children: ReactNode
}

const Way = ({ icon, title, children }: WayProps) => (
  <div className={styles.way}>
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
      <p>{texts[text]}</p>
      {state === 'failed' ? <p role="alert">{texts.notAnswering}</p> : <p className={styles.open}>{texts.chatWait}</p>}
      <Button variant="ink" size="small" busy={state === 'asking'} busyLabel={texts.retrying} onClick={ask}>
        {texts.startChat}
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
      <p>{texts[text]}</p>
      <p className={styles.open}>{texts.videoWait(video.agents)}</p>
      <VideoButton video={video} variant="ink">
        {texts.startVideo}
      </VideoButton>
    </Way>
  )
}

const CallWay = () => {
  const texts = useTexts(helpTexts)
  const isReady = useAfter(delays.clickToCallInit)
  if (!isReady) return null
  return (
    <Way icon={<CallIcon />} title={texts.callTitle}>
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
  return (
    <section className={styles.help} aria-label={texts.title}>
      <SectionHeading>{texts.title}</SectionHeading>
      <div className={styles.ways}>
        {rows.map(({ way, text }) =>
          way === 'chat' ? <ChatWay key={way} text={text} /> : <VideoWay key={way} text={text} />,
        )}
        <CallWay />
      </div>
    </section>
  )
}
