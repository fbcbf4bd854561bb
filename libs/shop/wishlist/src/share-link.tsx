import { pagePath, useShop, useTexts } from '@soe/shop-platform'
import { announce, Button, Dialog, TextField, TextLink } from '@soe/ui'
import { useRef, useState } from 'react'
import { wishlistTexts } from './wishlist-texts'

/** `execCommand` works on plain http too, where pages have no clipboard. */
const copy = (field: HTMLInputElement): boolean => {
  field.select()
  return document.execCommand('copy')
}

/** Shares the wishlist by a link that only reads it. */
export const ShareLink = ({ wishlistId }: { wishlistId: string }) => {
  const { environment, base, addresses } = useShop()
  const texts = useTexts(wishlistTexts)
  const [isOpen, setOpen] = useState(false)
  const [isCopied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const open = () => {
    setCopied(false)
    setOpen(true)
  }
  const close = () => setOpen(false)
  const path = pagePath(addresses, 'Favorites', { query: { wid: wishlistId } })
  const link = `${environment.location.origin}${base}${path}`
  const copyLink = () => {
    if (!field.current || !copy(field.current)) return
    setCopied(true)
    announce(texts.copied)
  }
  return (
    <>
      <TextLink onClick={open}>{texts.share}</TextLink>
      <Dialog
        open={isOpen}
        onClose={close}
        title={texts.shareQuestion}
        closeLabel={texts.close}
        actions={
          <>
            <Button variant="ink" onClick={copyLink}>
              {texts.copy}
            </Button>
            <Button variant="outline" onClick={close}>
              {texts.done}
            </Button>
          </>
        }
      >
        <TextField
          ref={field}
          label={texts.shareLink}
          hint={isCopied ? texts.copied : undefined}
          value={link}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      </Dialog>
    </>
  )
}
