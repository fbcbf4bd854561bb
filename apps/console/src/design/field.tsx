import { useId, type ReactNode } from 'react'
import styles from './field.module.css'

interface FieldProps {
  label: string
  /** What may be given. */
  hint?: ReactNode
  /** What is wrong with what was given; takes the hint's place. */
  problem?: string | undefined
  /** The input, with what ties it to its label and its hint. */
  children: (wiring: { id: string; 'aria-describedby': string; 'aria-invalid': boolean }) => ReactNode
}

export const Field = ({ label, hint, problem, children }: FieldProps) => {
  const id = useId()
  const below = `${id}-below`
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': below, 'aria-invalid': problem !== undefined })}
      <p id={below} className={problem === undefined ? styles['hint'] : styles['problem']}>
        {problem ?? hint}
      </p>
    </div>
  )
}

export const inputClass = styles['input'] ?? ''
