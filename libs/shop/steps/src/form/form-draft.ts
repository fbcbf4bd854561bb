import { draftPrefix, useShop } from '@soe/shop-platform'
import { useMemo } from 'react'

const parse = (text: string | null): Record<string, string> => {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Record<string, string>
  } catch {
    return {}
  }
}

interface FormDraft {
  read: () => Record<string, string>
  write: (values: Readonly<Record<string, string>>) => void
  clear: () => void
}

const noDraft: FormDraft = { read: () => ({}), write: () => undefined, clear: () => undefined }

/** What was typed into a form, stored until the tab closes. A form without a name stores nothing. */
export const useFormDraft = (form: string | undefined): FormDraft => {
  const { sessionStorage } = useShop().environment
  return useMemo(() => {
    if (form === undefined) return noDraft
    const key = `${draftPrefix}checkout.${form}`
    return {
      read: () => parse(sessionStorage.getItem(key)),
      write: (values) => sessionStorage.setItem(key, JSON.stringify(values)),
      clear: () => sessionStorage.removeItem(key),
    }
  }, [form, sessionStorage])
}
