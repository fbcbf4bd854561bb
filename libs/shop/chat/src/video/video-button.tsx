import { Button } from '@soe/ui'
import type { MouseEvent, ReactNode } from 'react'
import { openVideoAssist, videoAssistPath } from './open-video-assist'
import type { VideoHelp } from './use-video-help'

interface VideoButtonProps {
  video: VideoHelp
  variant: 'ink' | 'outline'
  children: ReactNode
}

export const VideoButton = ({ video, variant, children }: VideoButtonProps) => (
  <Button
    variant={variant}
    size="small"
    href={videoAssistPath(video)}
    target="_blank"
    rel="noopener"
    onClick={(event: MouseEvent<HTMLAnchorElement>) => openVideoAssist(event, video)}
  >
    {children}
  </Button>
)
