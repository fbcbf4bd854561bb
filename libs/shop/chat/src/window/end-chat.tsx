import { useTexts } from '@soe/shop-platform'
import { AlertDialog, Button } from '@soe/ui'
import { useState } from 'react'
import { chatTexts } from '../chat-texts'
import { useChatStore } from '../conversation/use-chat'

export const EndChat = ({ onKeep }: { onKeep: () => void }) => {
  const texts = useTexts(chatTexts)
  const store = useChatStore()
  const [isEnding, setIsEnding] = useState(false)
  const end = () => {
    setIsEnding(true)
    void store.end()
  }
  const actions = (
    <>
      <Button variant="ink" size="small" onClick={onKeep}>
        {texts.keep}
      </Button>
      <Button variant="outline" size="small" busy={isEnding} onClick={end}>
        {texts.end}
      </Button>
    </>
  )
  return (
    <AlertDialog title={texts.endTitle} onDismiss={onKeep} actions={actions}>
      {texts.endBody}
    </AlertDialog>
  )
}
