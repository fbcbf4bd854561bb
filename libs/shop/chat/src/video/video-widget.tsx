import { delays, useShop, useTexts, useThrottleList } from '@soe/shop-platform'
import { CloseIcon, IconButton, VideoIcon } from '@soe/ui'
import { useState } from 'react'
import { chatTexts } from '../chat-texts'
import { useAfter } from '../use-after'
import { useVideoHelp } from './use-video-help'
import { VideoButton } from './video-button'
import styles from './video-widget.module.css'

const videoEntry = 'VideoChatEnabled'

const dismissedKey = 'videoWidgetDismissed'

interface VideoWidgetProps {
  /** What the check of the page says; without a check the shopper's own list applies. */
  throttleList: readonly string[] | undefined
}

/** Offers a specialist by video, ten seconds after the page. */
export const VideoWidget = ({ throttleList }: VideoWidgetProps) => {
  const texts = useTexts(chatTexts)
  const { environment } = useShop()
  const ownList = useThrottleList()
  const isEnabled = (throttleList ?? ownList).includes(videoEntry)
  const isDue = useAfter(delays.videoChat)
  const video = useVideoHelp(isEnabled && isDue)
  const [isDismissed, setDismissed] = useState(() => environment.sessionStorage.getItem(dismissedKey) === 'true')
  if (!video || isDismissed) return null
  const dismiss = () => {
    environment.sessionStorage.setItem(dismissedKey, 'true')
    setDismissed(true)
  }
  return (
    <aside className={styles.widget} aria-label={texts.videoWidget}>
      <VideoButton video={video} variant="outline">
        <VideoIcon size={20} /> <span className={styles.label}>{texts.videoWidget}</span>
      </VideoButton>
      <IconButton label={texts.close} onClick={dismiss}>
        <CloseIcon size={20} />
      </IconButton>
    </aside>
  )
}
