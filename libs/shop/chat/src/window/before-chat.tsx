import type { ChatTopic, ChatWay } from '@soe/contracts'
import { delays, supportLine, useTexts } from '@soe/shop-platform'
import { CallIcon, ChatIcon, Dialog, QuestionIcon, RadioCards, VideoIcon } from '@soe/ui'
import { useState, type ReactNode } from 'react'
import { chatTexts } from '../chat-texts'
import { useChatStore } from '../conversation/use-chat'
import type { ChatOffer } from '../offer/chat-trigger'
import { useAcceptChat } from '../offer/use-accept-chat'
import { useAfter } from '../use-after'
import { openVideoAssist, videoAssistPath } from '../video/open-video-assist'
import { useVideoHelp } from '../video/use-video-help'
import styles from './before-chat.module.css'

const topics = ['cart', 'order', 'bill', 'other'] as const satisfies readonly ChatTopic[]

interface RowProps {
  icon: ReactNode
  label: string
  detail: string
}

const RowContent = ({ icon, label, detail }: RowProps) => (
  <>
    {icon}
    <span>
      <strong>{label}</strong>
      <br />
      {detail}
    </span>
  </>
)

const ButtonRow = ({ onPress, ...row }: RowProps & { onPress: () => void }) => (
  <li>
    <button type="button" className={styles.row} onClick={onPress}>
      <RowContent {...row} />
    </button>
  </li>
)

const CallRow = () => {
  const texts = useTexts(chatTexts)
  const isReady = useAfter(delays.clickToCallInit)
  if (!isReady) return null
  return (
    <li>
      <a className={styles.row} href={supportLine.href}>
        <RowContent icon={<CallIcon />} label={texts.call} detail={supportLine.number} />
      </a>
    </li>
  )
}

const VideoRow = () => {
  const texts = useTexts(chatTexts)
  const video = useVideoHelp()
  const { show } = useChatStore()
  if (!video) return null
  return (
    <li>
      <a
        className={styles.row}
        href={videoAssistPath(video)}
        target="_blank"
        rel="noopener"
        onClick={(event) => {
          openVideoAssist(event, video)
          show('closed')
        }}
      >
        <RowContent icon={<VideoIcon />} label={texts.video} detail={texts.videoDetail(video.agents)} />
      </a>
    </li>
  )
}

const Ways = ({ onStart }: { onStart: (way: ChatWay) => void }) => {
  const texts = useTexts(chatTexts)
  return (
    <ul className={styles.ways}>
      <ButtonRow
        icon={<ChatIcon />}
        label={texts.person}
        detail={texts.personDetail}
        onPress={() => onStart('person')}
      />
      <ButtonRow
        icon={<QuestionIcon />}
        label={texts.assistant}
        detail={texts.assistantDetail}
        onPress={() => onStart('assistant')}
      />
      <VideoRow />
      <CallRow />
    </ul>
  )
}

export const BeforeChat = ({ offer }: { offer: ChatOffer }) => {
  const texts = useTexts(chatTexts)
  const { show } = useChatStore()
  const { start } = useAcceptChat(offer)
  const [topic, setTopic] = useState<ChatTopic>('cart')
  const [hasFailed, setFailed] = useState(false)
  const startAs = async (way: ChatWay) => setFailed(!(await start(way, topic)))
  return (
    <Dialog open title={texts.beforeTitle} closeLabel={texts.close} onClose={() => show('closed')}>
      <div className={styles.topics}>
        <RadioCards
          legend={texts.about}
          value={topic}
          options={topics.map((value) => ({ value, label: texts[value] }))}
          onChange={(value) => setTopic(topics.find((each) => each === value) ?? 'other')}
        />
      </div>
      {hasFailed && <p role="alert">{texts.notAnswering}</p>}
      <Ways onStart={(way) => void startAs(way)} />
      <p className={styles.note}>{texts.kept}</p>
    </Dialog>
  )
}
