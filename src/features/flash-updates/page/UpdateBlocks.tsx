import type { ComponentType } from 'react';
import type { FlashUpdate } from '#contract/flashUpdate';
import { formatList } from '#domain/format/formatList';
import { isBlankHtml } from '#ui/content/plainText';
import { RichContent } from '#ui/content/RichContent';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { LazyBlock } from '#ui/feedback/LazyBlock';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Split } from '#ui/layout/Split';
import { Stack } from '#ui/layout/Stack';
import { flashUpdateLabelStrings } from '../labelStrings';
import { ActionsTaken } from './ActionsTaken';
import { Contacts } from './Contacts';
import { Pictures } from './Pictures';
import { Resources } from './Resources';
import { flashUpdatePageStrings } from './strings';

interface UpdateProps {
  readonly update: FlashUpdate;
}

/** The blocks of an update; empty ones are left out. @source reference/emergencies.md, section 1.12 */
export function UpdateBlocks({ update }: UpdateProps) {
  return (
    <Split>
      <Stack gap="s4" align="start">
        <Block update={update} of={Overview} />
        <Block update={update} of={Maps} />
        <Block update={update} of={Images} />
        <Block update={update} of={ActionsTaken} />
      </Stack>
      <Stack gap="s4" align="start">
        <Block update={update} of={Basics} />
        <Block update={update} of={Resources} />
        <Block update={update} of={Contacts} />
      </Stack>
    </Split>
  );
}

interface BlockProps extends UpdateProps {
  readonly of: ComponentType<UpdateProps>;
}

/** One block of the page, with an error boundary of its own that resets when the data change. */
function Block({ update, of: Content }: BlockProps) {
  return (
    <LazyBlock skeleton={null} resetKey={update}>
      <Content update={update} />
    </LazyBlock>
  );
}

function Overview({ update }: UpdateProps) {
  const labelStrings = useStrings(flashUpdateLabelStrings);
  if (isBlankHtml(update.situational_overview)) return null;
  return (
    <Card title={labelStrings.overview}>
      <RichContent html={update.situational_overview} />
    </Card>
  );
}

function Maps({ update }: UpdateProps) {
  const t = useStrings(flashUpdatePageStrings);
  const labelStrings = useStrings(flashUpdateLabelStrings);
  return <Pictures title={labelStrings.maps} files={update.map_files} nameOf={(place) => t.untitledMap({ place })} />;
}

function Images({ update }: UpdateProps) {
  const t = useStrings(flashUpdatePageStrings);
  const labelStrings = useStrings(flashUpdateLabelStrings);
  return (
    <Pictures
      title={labelStrings.images}
      files={update.graphics_files}
      nameOf={(place) => t.untitledImage({ place })}
    />
  );
}

/** Countries with their provinces, and the recipients of the update. */
function Basics({ update }: UpdateProps) {
  const t = useStrings(flashUpdatePageStrings);
  const labelStrings = useStrings(flashUpdateLabelStrings);
  const { language } = useLanguage();
  const places = update.country_district.map(({ id, country_details: country, district_details: provinces }) => ({
    id: String(id),
    label: country.name ?? country.iso3 ?? '',
    value:
      provinces.length > 0
        ? formatList(
            provinces.map(({ name }) => name),
            language,
          )
        : t.noProvinces,
  }));
  return (
    <Card title={t.basics}>
      <DescriptionGrid
        items={[
          { id: 'hazard', label: labelStrings.hazard, value: update.hazard_type_details?.name },
          ...places,
          ...(update.share_with_display
            ? [{ id: 'share', label: t.sharedWith, value: update.share_with_display }]
            : []),
        ]}
      />
    </Card>
  );
}
