import { Button } from '../../actions/Button';
import { Alert } from '../../feedback/Alert';
import { Banner } from '../../feedback/Banner';
import { LazyBlock } from '../../feedback/LazyBlock';
import { Skeleton } from '../../feedback/Skeleton';
import { StateMessage } from '../../feedback/StateMessage';
import { Specimen } from '../Specimen';

const tones = ['info', 'success', 'warning', 'danger'] as const;
const states = ['pending', 'empty', 'emptyForFilter', 'error', 'noPermission'] as const;
const never = new Promise<never>(() => undefined);

function Failing(): never {
  throw new Error('This block fails, to show what that looks like.');
}

function Waiting(): never {
  throw never;
}

export default function Section() {
  return (
    <>
      <Specimen name="Alert" layout="column">
        {tones.map((tone) => (
          <Alert
            key={tone}
            tone={tone}
            title={`An alert of tone ${tone}`}
            description="With a sentence more."
            errorDetails={tone === 'danger' ? '{"status": 500}' : undefined}
            onClose={() => undefined}
          />
        ))}
      </Specimen>
      <Specimen name="Banner" layout="column">
        {tones.map((tone) => (
          <Banner key={tone} tone={tone} label={`Banner ${tone}`} actions={<Button size="s">Reload</Button>}>
            A state of the whole product, of tone {tone}.
          </Banner>
        ))}
      </Specimen>
      <Specimen name="Skeleton" layout="grid">
        <Skeleton kind="block" height="6rem" />
        <Skeleton kind="text" lines={4} />
        <Skeleton kind="figure" />
      </Specimen>
      <Specimen name="State message" layout="grid">
        {states.map((state) => (
          <StateMessage key={state} state={state} onRetry={state === 'error' ? () => undefined : undefined} />
        ))}
        <StateMessage state="error" isCompact onRetry={() => undefined} />
        <StateMessage state="pending" isCompact />
      </Specimen>
      <Specimen name="Block boundary: failed, waiting" layout="grid">
        <LazyBlock skeleton={<Skeleton kind="text" />}>
          <Failing />
        </LazyBlock>
        <div data-waiting>
          <LazyBlock skeleton={<Skeleton kind="text" />}>
            <Waiting />
          </LazyBlock>
        </div>
      </Specimen>
    </>
  );
}
