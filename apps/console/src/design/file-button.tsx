import { useRef, type ReactNode } from 'react'
import { Button } from './button'

interface FileButtonProps {
  accept: string
  onFile: (file: File) => void
  children: ReactNode
}

/** A button that asks for a file. */
export const FileButton = ({ accept, onFile, children }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="small" icon="loadUp" onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={typeof children === 'string' ? children : 'File'}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          // The same file can be chosen once more.
          event.target.value = ''
        }}
      />
    </>
  )
}
