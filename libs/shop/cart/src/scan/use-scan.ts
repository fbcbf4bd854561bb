import { isId } from '@soe/contracts/ids'
import { addAccessories } from '@soe/contracts/routes'
import { accessoryOnlyLine, accessoryRequest } from '@soe/shop-basket'
import { isHandledByShop } from '@soe/shop-journey'
import { readScanAndGoStore, useChange, useIdentity, useShop, useTexts } from '@soe/shop-platform'
import { announce } from '@soe/ui'
import { useRef, useState } from 'react'
import { scanTexts } from './scan-texts'

export const useScan = (onAdded: (code: string) => void) => {
  const { environment } = useShop()
  const texts = useTexts(scanTexts)
  const { loggedIn } = useIdentity()
  const asked = useRef('')
  const [problem, setProblem] = useState<{ code: string; text: string }>()
  const tell = (text: string) => setProblem({ code: asked.current, text })
  const { mutate, isPending } = useChange(addAccessories, {
    meta: { showsError: true },
    onDone: (_answer, { data }) => {
      onAdded(asked.current)
      announce(texts.added(data.lines[0]?.addAccessories?.[0]?.id ?? ''))
    },
    onFailed: (error) => {
      if (!isHandledByShop(error)) tell(error.id === 'ITEM_NOT_FOUND' ? texts.unknown : error.message)
    },
  })
  const problemOf = (code: string): string | undefined => {
    if (code === '') return texts.enterCode
    return isId(code) ? undefined : texts.unknown
  }
  const scan = (code: string) => {
    const found = problemOf(code)
    asked.current = code
    setProblem(undefined)
    if (found !== undefined) return tell(found)
    const item = { id: code.toLowerCase(), qty: 1 }
    const { cartInfo } = accessoryRequest({ item, cartInfo: { pageId: 'SCANANDGO' } }, loggedIn)
    const depletionLocationCode = readScanAndGoStore(environment)
    const line = { mtn: accessoryOnlyLine(loggedIn), addAccessories: [item], ispuFlow: true, depletionLocationCode }
    mutate({ cartInfo, data: { depletionType: 'L', lines: [line] } })
  }
  return { scan, isPending, problemOf: (code: string) => (problem?.code === code ? problem.text : undefined) }
}
