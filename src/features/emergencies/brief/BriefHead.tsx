import { Button } from '#ui/actions/Button';
import { CopyLink } from '#ui/actions/CopyLink';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import { printWhenLoaded } from '#ui/print/printWhenLoaded';
import { emergencyBriefStrings } from './strings';

/** What a brief holds, and the buttons to print it and to copy its link. */
export function BriefHead({ intro }: { readonly intro: string }) {
  const t = useStrings(emergencyBriefStrings);
  return (
    <Row gap="s3" align="center" justify="space-between">
      <p>{intro}</p>
      <Row gap="s3" align="center">
        <CopyLink size="s" />
        <Button onPress={() => void printWhenLoaded()}>{t.print}</Button>
      </Row>
    </Row>
  );
}
