import type { IconProps } from './icon'
import { Icon } from './icon'

export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10.5" cy="10.5" r="6.75" />
    <path d="m15.4 15.4 5.4 5.4" />
  </Icon>
)

export const BagIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 8h15v12.5h-15zM8.5 8V6.5a3.5 3.5 0 0 1 7 0V8" />
  </Icon>
)

export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 8.5h17M3.5 15.5h17" />
  </Icon>
)

export const FilterIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 7h17M7 12h10M10 17h4" />
  </Icon>
)

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 5 14 14M19 5 5 19" />
  </Icon>
)

export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 5v14M5 12h14" />
  </Icon>
)

export const MinusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 12h14" />
  </Icon>
)

export const ChevronIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 9 7 6.5L19 9" />
  </Icon>
)

export const ArrowLeftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M15 4.5 7.5 12l7.5 7.5" />
  </Icon>
)
