import { CopyIcon } from '../media/tool-icons'
import { useNotify } from '../status-line/status-line'
import { Button, type ButtonProps } from './button'
import { IconButton } from './icon-button'

export interface CopyTexts {
  copied: string
  /** The browser may keep the clipboard from the page. */
  refused: string
}

/** Writes a text to the clipboard and notifies how that went. */
export function useCopy() {
  const notify = useNotify()
  return (text: string, { copied, refused }: CopyTexts) =>
    navigator.clipboard.writeText(text).then(
      () => notify(copied),
      () => notify(refused, 'red'),
    )
}

export interface CopyButtonProps {
  text: string
  texts: CopyTexts
  /** The accessible name. */
  label: string
  /** Words on the button; without them it shows an icon. */
  children?: ButtonProps['children']
}

export function CopyButton({ text, texts, label, children }: CopyButtonProps) {
  const copy = useCopy()
  const handleClick = () => void copy(text, texts)
  return children === undefined ? (
    <IconButton label={label} title={label} onClick={handleClick}>
      <CopyIcon size={15} />
    </IconButton>
  ) : (
    <Button variant="text" size="small" aria-label={label} onClick={handleClick}>
      {children}
    </Button>
  )
}
