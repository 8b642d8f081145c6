import { EruReadinessBody } from '#contract/eruReadiness';
import { describeRoundTrip } from '#tests/roundTrip';
import { defineReadinessForm } from './readinessForm';

const owner = 7;

describeRoundTrip(defineReadinessForm(owner), EruReadinessBody, { layouts: { all: { eru_owner: owner } } });
