import { FlashUpdateBody } from '#contract/flashUpdate';
import { describeRoundTrip } from '#tests/roundTrip';
import { updateForm } from './updateForm';
import { organisations } from './updateShape';

const actions_taken = organisations.map((organization, index) => ({
  organization,
  actions: [index + 1],
  summary: `Done by ${organization}`,
}));

describeRoundTrip(updateForm, FlashUpdateBody, {
  layouts: { all: { actions_taken } },
  leftOut: {
    'errors come back by place': ['actions_taken.client_id', 'graphics_files.client_id', 'map_files.client_id'],
    'chosen when it is shared': ['share_with'],
  },
});
