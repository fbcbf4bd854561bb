import type { ChatView } from '@soe/contracts'
import { emptyCartPage } from '@soe/shop-journey'
import { useIdentity, usePageMeta, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { Button, EmptyState, KiloFlag, PageHeading, Skeleton, Stack } from '@soe/ui'
import { useIsFetching } from '@tanstack/react-query'
import { getVideoChat, videoAssistCheck } from '@soe/contracts/routes'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useChat, useChatStore } from '../conversation/use-chat'
import { languageOf } from '../language-of'
import { emptyTrigger } from '../offer/chat-trigger'
import { Log } from '../messages/log'
import { MessageForm } from '../messages/message-form'
import { useStoreName } from '@soe/shop-basket'
import { useVideoHelp, type VideoHelp } from './use-video-help'
import styles from './video-assist-page.module.css'
import { videoTexts } from './video-texts'

const useCall = () => {
  const store = useChatStore()
  const { chat } = useChat()
  useEffect(() => void store.resume(), [store])
  return chat?.way === 'video' ? chat : null
}

const Call = ({ call }: { call: ChatView }) => {
  const texts = useTexts(videoTexts)
  const { end } = useChatStore()
  const words = { waiting: texts.waiting, open: texts.joined(call.agent), ended: texts.ended }
  return (
    <div className={styles.call}>
      <figure className={styles.screen}>
        <KiloFlag width={160} />
        <figcaption>
          <output>{words[call.status]}</output>
        </figcaption>
      </figure>
      {call.status === 'open' && (
        <>
          <Log chat={call} />
          <MessageForm agent={call.agent} />
        </>
      )}
      {call.status !== 'ended' && (
        <div>
          <Button variant="outline" size="small" onClick={() => void end()}>
            {texts.end}
          </Button>
        </div>
      )}
    </div>
  )
}

const Ready = ({ video, isAgain }: { video: VideoHelp; isAgain: boolean }) => {
  const texts = useTexts(videoTexts)
  const chatStore = useChatStore()
  const shop = useShop()
  const store = useStoreName(video.locationCode)
  const [state, setState] = useState<'ready' | 'starting' | 'failed'>('ready')
  const start = async () => {
    setState('starting')
    const trigger = { ...emptyTrigger, Language: languageOf(shop) }
    const isStarted = await chatStore.start({ way: 'video', topic: 'other', trigger })
    setState(isStarted ? 'ready' : 'failed')
  }
  return (
    <Stack gap={20}>
      <p>{texts.lead(video.agents)}</p>
      <p>{texts.store(store)}</p>
      {state === 'failed' && <p role="alert">{texts.failed}</p>}
      <div>
        <Button busy={state === 'starting'} busyLabel={texts.starting} onClick={() => void start()}>
          {isAgain ? texts.again : texts.start}
        </Button>
      </div>
    </Stack>
  )
}

const Closed = () => {
  const texts = useTexts(videoTexts)
  const { audience } = useIdentity()
  const path = usePathOf()(emptyCartPage('shop', audience))
  const toShop = (
    <Link href={path} asChild>
      <Button href={path}>{texts.toShop}</Button>
    </Link>
  )
  return (
    <EmptyState title={texts.closedTitle} actions={toShop}>
      <p>{texts.closedBody}</p>
    </EmptyState>
  )
}

const useIsChecking = () =>
  useIsFetching({ queryKey: [videoAssistCheck.key] }) + useIsFetching({ queryKey: [getVideoChat.key] }) > 0

export const VideoAssistPage = () => {
  const texts = useTexts(videoTexts)
  const [canonical] = useLocation()
  usePageMeta({ title: texts.title, description: texts.description, canonical })
  const call = useCall()
  const video = useVideoHelp()
  const isChecking = useIsChecking()
  if (!call && !video) return isChecking ? <Skeleton height={320} /> : <Closed />
  return (
    <Stack gap={28}>
      <PageHeading>{texts.title}</PageHeading>
      {call && <Call call={call} />}
      {video && call?.status !== 'waiting' && call?.status !== 'open' && (
        <Ready video={video} isAgain={call !== null} />
      )}
    </Stack>
  )
}
