import type { IconProps } from './icon'
import { Icon } from './icon'

export const TruckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 17H2.5V5h12v12H9M14.5 9h3.8l3.2 3.7V17H19m-4.5 0h.5" />
    <circle cx="7" cy="17.5" r="2" />
    <circle cx="17" cy="17.5" r="2" />
  </Icon>
)

export const StoreIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 4h15l2 5.5h-19zM4.5 9.5V20h15V9.5M10 20v-4.5h4V20" />
  </Icon>
)

export const LockIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 10.5h14V20.5H5zM8 10.5V7.5a4 4 0 0 1 8 0v3" />
  </Icon>
)
