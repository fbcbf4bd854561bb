import { supportLine, useTexts, delays, requestHelp, useShop } from '@soe/shop-platform'
import { Button, CallIcon, ChatIcon, Heading, VideoIcon } from '@soe/ui'
import { type ReactNode, useState } from 'react'
import { useVideoHelp } from '../video/use-video-help'
import { VideoButton } from '../video/video-button'
import styles from './error-help.module.css'
import { helpTexts } from './help-texts'

/** Asks for a chat; where it can't begin, asks once more fifteen seconds later. */
const useHelpByChat = () => {
  const shop = useShop()
  const [state, setState] = useState<'ready' | 'asking' | 'failed'>('ready')
  const attempt = () => requestHelp(shop)
  const ask = async () => {
    setState('asking')
    if (await attempt()) return setState('ready')
    await shop.environment.wait(delays.errorChatButtonRetry)
    setState((await attempt()) ? 'ready' : 'failed')
  }
  return { state, ask: () => void ask() }
}

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

export const ChatWay = ({ children }: { children: string }) => {
  const texts = useTexts(helpTexts)
  const { state, ask } = useHelpByChat()
  return (
    <Way icon={<ChatIcon />} title={texts.chatTitle}>
      {state === 'failed' ? <p role="alert">{texts.notAnswering}</p> : <p className={styles.open}>{texts.chatWait}</p>}
      <Button variant="ink" size="small" busy={state === 'asking'} busyLabel={texts.retrying} onClick={ask}>
        {children}
      </Button>
    </Way>
  )
}

export const VideoWay = ({ children }: { children: string }) => {
  const texts = useTexts(helpTexts)
  const video = useVideoHelp()
  if (!video) return null
  return (
    <Way icon={<VideoIcon />} title={texts.videoTitle}>
      <p className={styles.open}>{texts.videoWait(video.agents)}</p>
      <VideoButton video={video} variant="ink">
        {children}
      </VideoButton>
    </Way>
  )
}

export const CallWay = () => {
  const texts = useTexts(helpTexts)
  return (
    <Way icon={<CallIcon />} title={texts.callTitle}>
      <p>{texts.call}</p>
      <Button variant="outline" size="small" href={supportLine.href}>
        {supportLine.number}
      </Button>
    </Way>
  )
}
