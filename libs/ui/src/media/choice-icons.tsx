import type { IconProps } from './icon'
import { Icon } from './icon'

export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M7 2.5h10v19H7zM10.5 18.5h3" />
  </Icon>
)

export const SwapIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 8h17M16 4l4 4-4 4M21 16H4M8 12l-4 4 4 4" />
  </Icon>
)
