import { describeOperation, testCurrentStep } from '../testing'

describeOperation('landing.landing', () => testCurrentStep('landing.landing'))
