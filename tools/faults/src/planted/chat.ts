import type { PlantedFault } from './planted-fault'

export const chat: readonly PlantedFault[] = [
  {
    id: 'unsent-message-is-lost',
    kind: 'input lost',
    sees: 'A message that did not go out is gone from its field.',
    anchor: 'if (⟦isSent⟧) setText((typed)',
    faulty: 'true',
  },
  {
    id: 'new-message-is-silent',
    kind: 'not announced',
    sees: 'With the chat minimised, a screen reader does not say that the agent has written.',
    anchor: 'if (newest) ⟦announce(texts.agentWrote(author(newest.from), newest.text))⟧',
    faulty: 'undefined',
  },
  {
    id: 'cart-stays-open-while-an-agent-holds-it',
    kind: 'a lock or a permission ignored',
    sees: 'While the agent changes the cart its buttons can be pressed, and are refused.',
    anchor: '⟦lock.set({ locked: true, lockedChannelID: chatChannel, source: getCheckoutDetails.key })⟧',
    faulty: 'undefined',
  },
  {
    id: 'enter-sends-half-a-word',
    kind: 'a handler does something else',
    sees: 'Enter that chooses a suggestion of an input method sends the message half written.',
    anchor: '|| event.shiftKey || ⟦event.nativeEvent.isComposing⟧) return',
    faulty: 'false',
  },
  {
    id: 'chat-cookie-outlives-the-chat',
    kind: 'left behind',
    sees: 'After a chat has ended, no page offers another one.',
    anchor: 'else if (isChatInProgress(environment)) ⟦expireCookie(environment, lockChatCookie)⟧',
    faulty: 'undefined',
  },
]
