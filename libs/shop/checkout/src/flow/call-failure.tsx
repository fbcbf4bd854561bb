import { isHandledByShop } from '@soe/shop-journey'
import type { ShopError } from '@soe/shop-platform'
import { Notice, WarningIcon } from '@soe/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { useFailureText } from './use-failure-text'

/** Shows why a call failed and takes focus; what was typed stays. */
export const CallFailure = ({ error, children }: { error: ShopError; children?: ReactNode }) => {
  const text = useFailureText(error)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [error])
  if (isHandledByShop(error)) return null
  return (
    <Notice ref={box} role="alert" tabIndex={-1} icon={<WarningIcon />}>
      {children ?? text}
    </Notice>
  )
}
