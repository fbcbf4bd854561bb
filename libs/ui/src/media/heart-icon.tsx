import { classNames } from '../class-names'
import type { IconProps } from './icon'
import { Icon } from './icon'
import styles from '#theme/media/icon.module.css'

const HEART = 'M12 20.2 4.4 12.5a4.9 4.9 0 0 1 0-6.9 4.9 4.9 0 0 1 6.9 0l.7.7.7-.7a4.9 4.9 0 0 1 6.9 6.9z'

/** Fills from the hoist side when `filled` turns true. */
export function HeartIcon({ filled = false, ...props }: IconProps & { filled?: boolean }) {
  return (
    <Icon {...props}>
      <path d={HEART} />
      <path d={HEART} className={classNames(styles.heartFill, filled && styles.filled)} />
    </Icon>
  )
}
