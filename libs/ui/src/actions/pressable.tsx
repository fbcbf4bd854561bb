import type { ComponentPropsWithRef } from 'react'
import { useReady } from '../use-ready'

export type PressableProps =
  | ({ href: string } & ComponentPropsWithRef<'a'>)
  | ({ href?: undefined } & ComponentPropsWithRef<'button'>)

/** A button that doesn't submit its form unless it says so. One that needs scripts is disabled until they run. */
export function PlainButton({ type = 'button', disabled, ...rest }: ComponentPropsWithRef<'button'>) {
  const ready = useReady() || type === 'submit'
  return <button type={type} disabled={disabled || !ready} {...rest} />
}

/** A link when it has an `href`, else a button. */
export const Pressable = (props: PressableProps) =>
  props.href !== undefined ? <a {...props}>{props.children}</a> : <PlainButton {...props} />
