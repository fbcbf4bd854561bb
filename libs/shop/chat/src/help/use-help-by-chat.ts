import { delays, requestHelp, useShop } from '@soe/shop-platform'
import { useState } from 'react'

/** Asks for a chat; where it can't begin, asks once more fifteen seconds later. */
export const useHelpByChat = () => {
  const shop = useShop()
  const [state, setState] = useState<'ready' | 'asking' | 'failed'>('ready')
  const attempt = () => requestHelp(shop)
  const ask = async () => {
    setState('asking')
    if (await attempt()) return setState('ready')
    await shop.environment.wait(delays.errorChatButtonRetry)
    setState((await attempt()) ? 'ready' : 'failed')
  }
  return { state, ask: () => void ask() }
}
