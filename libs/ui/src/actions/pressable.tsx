import type { ComponentPropsWithRef } from 'react'

export type PressableProps =
  ({ href: string } & ComponentPropsWithRef<'a'>) | ({ href?: undefined } & ComponentPropsWithRef<'button'>)

/** A link when it has an `href`, else a button that doesn't submit its form. */
export const Pressable = (props: PressableProps) =>
  props.href !== undefined ? <a {...props}>{props.children}</a> : <button type="button" {...props} />
