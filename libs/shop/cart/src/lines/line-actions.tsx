import type { CartLine } from '@soe/contracts'
import { useLock } from '@soe/shop-basket'
import { lazyPart, useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { CartLink, editDevicePath } from '@soe/shop-steps'
import { TextLink } from '@soe/ui'
import { useState } from 'react'
import { cartTexts } from '../cart-texts'
import styles from './line.module.css'

const RemoveLineDialog = lazyPart(() => import('./remove-line-dialog').then((module) => module.RemoveLineDialog))

export const LineActions = ({ line, position }: { line: CartLine; position: number }) => {
  const texts = useTexts(cartTexts)
  const pathOf = usePathOf()
  const { audience } = useIdentity()
  const { locked } = useLock()
  const [isAsking, setIsAsking] = useState(false)
  const named = (action: string) => `${action}, ${texts.line(position)}, ${line.deviceItem?.description ?? ''}`
  return (
    <div className={styles.actions}>
      <CartLink href={editDevicePath(line, audience, pathOf)} label={named(texts.editDevice)}>
        {texts.editDevice}
      </CartLink>
      <TextLink muted disabled={locked} aria-label={named(texts.removeLine)} onClick={() => setIsAsking(true)}>
        {texts.removeLine}
      </TextLink>
      {isAsking && (
        <RemoveLineDialog
          line={line}
          title={texts.removeLineTitle(texts.line(position))}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}
