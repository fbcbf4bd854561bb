import { storyTest } from '@soe/stories/playwright'
import type * as stories from './redirect-notice.story'

storyTest<typeof stories>()
