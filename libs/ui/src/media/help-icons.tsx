import type { IconProps } from './icon'
import { Icon } from './icon'

export const ChatIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 4.5h16v12H11L6.5 20.5v-4H4z" />
  </Icon>
)

export const VideoIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 6.5h12.5v11H3zM15.5 10.5l5.5-3.5v10l-5.5-3.5" />
  </Icon>
)

export const CallIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 3.5h4l1.5 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 1.5v4a1.5 1.5 0 0 1-1.5 1.5A15.5 15.5 0 0 1 3.5 5 1.5 1.5 0 0 1 5 3.5z" />
  </Icon>
)

export const QuestionIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M9.3 9.5a2.7 2.7 0 1 1 3.9 2.4c-.8.4-1.2.9-1.2 1.8M12 16.6v.2" />
  </Icon>
)

export const SendIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 12h16M14 6l6 6-6 6" />
  </Icon>
)
