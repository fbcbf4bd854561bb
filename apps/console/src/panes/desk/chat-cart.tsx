import type { Command, ChatCall } from '@soe/contracts'
import type { WorldOverview, WorldState } from '@soe/simulator-client'
import { Button, SelectField, Tag, useNotify } from '@soe/ui'
import { useState } from 'react'
import { useCallForChat, useCommand, useSkus, useWorldNow } from '../../data'
import styles from './desk-pane.module.css'
import { cartOf, chatChannel, isHeldByChat, type Chat } from './open-chats'

interface ChatCartProps {
  world: WorldOverview
  state: WorldState
  chat: Chat
}

const useRun = (world: string) => {
  const { mutate, isPending } = useCommand(world)
  const notify = useNotify()
  const run = (command: Command, done: string) =>
    mutate(command, { onSuccess: () => notify(done), onError: ({ message }) => notify(message, 'red') })
  return { run, isPending }
}

const addition = (skuId: string): ChatCall => ({
  operation: 'cart.addAccessories',
  body: { cartInfo: {}, data: { lines: [{ mtn: 'newLine1', addAccessories: [{ id: skuId, qty: 1 }] }] } },
})

const problemOf = (body: unknown): string =>
  (body as { errors?: readonly { message: string }[] } | null)?.errors?.[0]?.message ?? 'The carrier refused it.'

const useAddition = ({ world, chat }: Pick<ChatCartProps, 'world' | 'chat'>) => {
  const { mutate, isPending } = useCallForChat(world.id, chat.id)
  const notify = useNotify()
  const [skuId, setSkuId] = useState('')
  const add = () =>
    mutate(addition(skuId), {
      onSuccess: ({ status, body }) =>
        status === 200 ? notify('Added to the cart of the shopper') : notify(problemOf(body), 'red'),
      onError: ({ message }) => notify(message, 'red'),
    })
  return { skuId, setSkuId, add, isPending }
}

const Addition = ({ world, chat }: Pick<ChatCartProps, 'world' | 'chat'>) => {
  const { data: skus = [] } = useSkus()
  const { skuId, setSkuId, add, isPending } = useAddition({ world, chat })
  return (
    <>
      <SelectField label="Add to the cart" value={skuId} onChange={(event) => setSkuId(event.target.value)}>
        <option value="">Choose an accessory</option>
        {skus
          .filter(({ kind }) => kind === 'ACCESSORY')
          .map(({ skuId: id, name, variant }) => (
            <option key={id} value={id}>
              {name}, {variant}
            </option>
          ))}
      </SelectField>
      <Button variant="outline" size="small" disabled={skuId === ''} busy={isPending} onClick={add}>
        Add
      </Button>
    </>
  )
}

const Lines = ({ lines }: { lines: WorldState['carts'][number]['lines'] }) => (
  <ul>
    {lines.flatMap(({ lineId, device, accessories }) => [
      ...(device ? [<li key={lineId}>{device.skuId}</li>] : []),
      ...accessories.map(({ skuId, qty }) => (
        <li key={`${lineId} ${skuId}`}>
          {qty} × {skuId}
        </li>
      )),
    ])}
  </ul>
)

export const ChatCart = ({ world, state, chat }: ChatCartProps) => {
  const now = useWorldNow(world.id)
  const { run, isPending } = useRun(world.id)
  const cart = cartOf(state, chat)
  const isHeld = cart !== undefined && isHeldByChat(state, cart.id, now)
  const isOver = chat.status === 'ended'
  return (
    <section className={styles.cart} aria-label="Cart of the shopper">
      <h3>
        Cart {cart?.id} {isHeld && <Tag tone="amber">held by chat</Tag>}
      </h3>
      {cart ? <Lines lines={cart.lines} /> : <p className={styles.under}>The shopper has no cart yet.</p>}
      {!isOver && <Addition world={world} chat={chat} />}
      {cart && !isOver && (
        <Button
          variant="outline"
          size="small"
          busy={isPending}
          onClick={() =>
            isHeld
              ? run({ unlockCart: { cartId: cart.id } }, 'The shopper has the cart again')
              : run({ lockCart: { cartId: cart.id, channel: chatChannel } }, 'The cart is held by chat')
          }
        >
          {isHeld ? 'Hand the cart back' : 'Take the cart'}
        </Button>
      )}
      {!isOver && (
        <Button variant="text" size="small" onClick={() => run({ endChat: { chatId: chat.id } }, 'The chat has ended')}>
          End chat
        </Button>
      )}
    </section>
  )
}
