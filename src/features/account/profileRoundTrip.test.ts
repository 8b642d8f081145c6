import { UserBody } from '#contract/user';
import { describeRoundTrip } from '#tests/roundTrip';
import { profileForm } from './profileForm';

describeRoundTrip(profileForm, UserBody);
