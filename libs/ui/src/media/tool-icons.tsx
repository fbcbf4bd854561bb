import type { IconProps } from './icon'
import { Icon } from './icon'

export const CameraIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 8.25h3.9L8.7 5.25h6.6l1.8 3H21v11.25H3ZM12 16.8a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2Z" />
  </Icon>
)

export const ResetIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 4.5v5.25h5.25M4.8 9.75A8.1 8.1 0 1 1 4.05 13.5" />
  </Icon>
)

export const ExternalIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M14.25 3.75h6v6M19.95 4.05 11.25 12.75M9.75 5.25h-6v15h15v-6" />
  </Icon>
)

export const PauseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8.25 4.5v15M15.75 4.5v15" />
  </Icon>
)

export const PlayIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.75 4.5v15L19.5 12Z" />
  </Icon>
)

export const FileIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 3h7.5l4.5 4.5v13.5H6ZM13.5 3v4.5h4.5" />
  </Icon>
)

export const CopyIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 8.25h11.25V21H9ZM4.5 16.5H3.75V3.75H15V4.5" />
  </Icon>
)

export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 21A9 9 0 1 0 12 3a9 9 0 0 0 0 18ZM12 7.2V12l3.3 2.7" />
  </Icon>
)

export const DownloadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.75v10.5M7.5 10.2 12 14.55l4.5-4.35M4.5 19.5h15" />
  </Icon>
)

export const UploadIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 14.55v-10.5M7.5 8.1l4.5-4.35 4.5 4.35M4.5 19.5h15" />
  </Icon>
)

export const ForkIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.75 3.75v16.5M6.75 13.5c6 0 9.75-1.5 9.75-6.75M13.5 9.45l3-3 3 3" />
  </Icon>
)

export const TrashIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4.5 6.75h15M9 6.75v-3h6v3M6.45 6.75l0.9 13.5h9.3l0.9-13.5" />
  </Icon>
)

export const PersonIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 12a4.05 4.05 0 1 0 0-8.1A4.05 4.05 0 0 0 12 12ZM4.5 21c0.6-4.05 3.45-6 7.5-6s6.9 1.95 7.5 6" />
  </Icon>
)

export const BoltIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M13.5 3 5.25 13.5H12l-1.5 7.5 8.25-10.5H12Z" />
  </Icon>
)
