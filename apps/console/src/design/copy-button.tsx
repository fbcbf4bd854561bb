import { Button, IconButton, type ButtonProps } from './button'
import { useSay } from './status-line'

/** Puts a text on the clipboard and says so. */
export const useCopy = () => {
  const say = useSay()
  return (text: string, what: string) =>
    navigator.clipboard.writeText(text).then(
      () => say(`${what} copied`),
      () => say(`The browser did not let ${what} be copied`, 'red'),
    )
}

interface CopyButtonProps extends Omit<ButtonProps, 'children'> {
  text: string
  /** What is copied, such as "Decision". */
  what: string
  label?: string
}

export const CopyButton = ({ text, what, label, ...button }: CopyButtonProps) => {
  const copy = useCopy()
  const act = () => void copy(text, what)
  return label === undefined ? (
    <IconButton icon="copy" label={`Copy ${what.toLowerCase()}`} onClick={act} {...button} />
  ) : (
    <Button variant="quiet" size="small" onClick={act} {...button}>
      {label}
    </Button>
  )
}
