import type { MouseEvent } from 'react'
import type { VideoHelp } from './use-video-help'

/** The popup's size, in pixels. */
const width = 700
const mostHeight = 700

export const videoAssistPath = ({ base, locationCode }: VideoHelp): string =>
  `${base}/stores/video-assist?locationCode=${encodeURIComponent(locationCode)}`

/** Opens the link's page in a popup; where the browser allows none, the link opens as any other. */
export const openVideoAssist = (event: MouseEvent, video: VideoHelp) => {
  const height = Math.min(mostHeight, window.screen.availHeight)
  const popup = window.open(videoAssistPath(video), 'video-assist', `popup,width=${width},height=${height}`)
  if (!popup) return
  event.preventDefault()
  popup.focus()
}
