import { isHandledByShop } from '@soe/shop-journey'
import type { ShopError } from '@soe/shop-platform'
import { Notice, WarningIcon } from '@soe/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { useFailureText } from './use-failure-text'

interface FailureNoticeProps {
  of?: ShopError
  children: ReactNode
}

/** Says what failed and takes focus, anew with each failure. */
export const FailureNotice = ({ of, children }: FailureNoticeProps) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [of])
  return (
    <Notice ref={box} role="alert" tabIndex={-1} icon={<WarningIcon />}>
      {children}
    </Notice>
  )
}

export const CallFailure = ({ error, children }: { error: ShopError; children?: ReactNode }) => {
  const text = useFailureText(error)
  return isHandledByShop(error) ? null : <FailureNotice of={error}>{children ?? text}</FailureNotice>
}
