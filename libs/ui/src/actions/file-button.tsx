import { useRef } from 'react'
import { UploadIcon } from '../media/tool-icons'
import { Button } from './button'

export interface FileButtonProps {
  label: string
  accept: string
  onFile: (file: File) => void
}

export function FileButton({ label, accept, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="outline" size="small" onClick={() => input.current?.click()}>
        <UploadIcon size={15} />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          // Lets the same file be chosen again.
          event.target.value = ''
        }}
      />
    </>
  )
}
