import { PerOverviewBody } from '#contract/perOverview';
import { describeRoundTrip } from '#tests/roundTrip';
import { overviewForm } from './overviewForm';

describeRoundTrip(overviewForm, PerOverviewBody, {
  leftOut: { 'added by the button that sends the form': ['is_draft'] },
});
