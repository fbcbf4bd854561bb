import type { ComponentProps, ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names'
import { Icon, type IconName } from './icon'
import { KeyCap } from './key-cap'

interface ButtonLook {
  /** One primary a screen. */
  variant?: 'plain' | 'primary' | 'quiet' | 'danger'
  size?: 'regular' | 'small'
  icon?: IconName
  /** The key that does the same. */
  keyCap?: string
  children?: ReactNode
}

export type ButtonProps = ComponentProps<'button'> & ButtonLook

const Inside = ({ icon, keyCap, children }: ButtonLook) => (
  <>
    {icon && <Icon name={icon} size={15} />}
    {children}
    {keyCap && <KeyCap>{keyCap}</KeyCap>}
  </>
)

const classOf = ({ variant = 'plain', size = 'regular' }: ButtonLook, className?: string) =>
  classNames(styles['button'], styles[variant], styles[size], className)

export const Button = ({ variant, size, icon, keyCap, children, className, ...rest }: ButtonProps) => (
  <button type="button" {...rest} className={classOf({ variant, size }, className)}>
    <Inside icon={icon} keyCap={keyCap}>
      {children}
    </Inside>
  </button>
)

/** Goes somewhere, and looks like a button. */
export const ButtonLink = ({
  variant,
  size,
  icon,
  keyCap,
  children,
  className,
  ...rest
}: ComponentProps<'a'> & ButtonLook) => (
  <a {...rest} className={classOf({ variant, size }, className)}>
    <Inside icon={icon} keyCap={keyCap}>
      {children}
    </Inside>
  </a>
)

/** A button with a picture alone: `label` is its name. */
export const IconButton = ({
  label,
  icon,
  ...rest
}: Omit<ButtonProps, 'children'> & { label: string; icon: IconName }) => (
  <Button variant="quiet" size="small" {...rest} icon={icon} aria-label={label} title={label} />
)
